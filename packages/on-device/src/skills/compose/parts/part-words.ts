/**
 * How much each word speaks for each part of a report: the part with the introduction, with the method, with the results, with the limits,
 * and with the plans. The weights are those of a logistic regression over the sentences of student reports, papers and abstracts whose
 * headings or labels tell the part. `^` marks words at the start of a sentence, `_` joins a pair, and `#` stands for a number.
 */
export const PART_WORDS = `
# lnpmj #_# ollnm #_#% lkpmm #_a lmolm #_and lmoll #_b lknmo #_c nmkmn #_d pknll #_in kmomm #_l lolmm #_mm kommm #_score lkqmm
#_to konlm #% llpnl #%_#% kplmm #%_of okmnl #. loolk #._#. klpmm #._and njomm #y pmlkm ^a lolnl ^after lplmm ^all lpmll ^as oklol
^by lmnmm ^each omlmm ^figure lnjom ^finally klpmm ^for knmnm ^how mjpmm ^however njlon ^i mlnmn ^implement pjkmp ^in llnnm
^in_addition komln ^in_order omlnl ^in_the mmlol ^in_this onllm ^it mmmml ^model pllmm ^on nkolm ^on_the nknmm ^our knmnm
^results mkomm ^the lnnmk ^the_authors kllqm ^the_results kmnln ^these mnnll ^this mmmml ^this_is mmkno ^this_paper olmlm
^thus kkolo ^to nnnll ^two jnmnm ^we nnokk ^we_present ollmm ^we_will pklml ^while njmnn ^with nknml a mlmnl a_# llmpm a_given plkmm
a_model mllmo a_number pmllm a_set pllmm a_single mnkln ability mlplm able lmnmm able_to lmmmm about nknlm access pojll
according mnlmm according_to mnlmm accuracy olnll achieved ljpmn achieves lkonm across nmnll actin lkpmm active mjmqm ad qkmmm
added jolom addition mollm additional lmnln additionally klonm address omkmm advanced lmllo affect nllnm after kooll age mlnmm
ai mjnmo aim pkkmm aims plkmm al mnmll al_# pmjmm al_#y kmpml algorithm knkrk algorithms nllol all knmmn allows lomlm also llnkp
although lkpmm among okoll amount nklmo an nnmmk analysis lmoml analyzed mknom and onoil and_# mmnlm and_a mnnll and_the lnmmm
and_their lpkmm another konlm answer pklnm any lnmnm app miomn application mjllr applications nlmmm applied lnmnl applied_to knmnl
approach nlkpk approach_to llmom appropriate lommm architecture knllo architectures knllp are mmkom area oknmm areas nnkmm arm mpkmm
art lmoll article plkmm articles mqklm as klmpm as_a nlnmk as_described mokmm as_shown lplmm as_the lomml as_well nnmlm
associated oknll associated_with nkoml at lmnkn at_# kolnm at_the nolll attacks qklmm authors kljrm automatic nkoll available lomll
average knolm b kmnmn base lomlm based mkkoo based_algorithm klkrm based_on nomkl basic kommn batch lqklm battery lqllm be lmkoo
be_found lqjnm be_the mokln because mmlom become oklmn been nmnkl before loknm behavior olnll below jpmnm best mjool better klolo
between mmoml bias jonmm bits kqkmm block loknm blue nkoml both mmokm brain pmkmm build onkmm building pllmm built nmkmn but mknol
by nmnml by_the nmllm c kmomm calculated knmnm call ooklm called nlmln can nlnkn can_be lokmn carbon niplo case mmmnl case_of mllom
cases nnmll cell mlomm cells mloll cells_were lplmm central omkmm challenge kikqp challenges kjlrn change lljoo changes mlkom
changes_in lllpm chapter pllmm classification mnklo clear klplm clearly lkpmm climate minmq clinical omkmm close jommn cloud nmkmn
cluster klqmm clusters kkrlm co mjmmo co_# nljmp code jomol column kpmmm comments kmjsm commerce qllml common mkool
communication mloll community nionl compare nmlmn compared lloln compared_to mkomn complete kmlnn complex olmll components mnmll
composition okmmm compound lklrm compression klnom computational mklpn computer nkoll computing pllml conclusion lkpmm
conditions mkonm conducted nmlln confirmed llpmm considered lolml consistent klpmm consistent_with klomm consists nnkmm
consists_of nnkmm constant nklnn constants kkkms constraints lllon contains lolol context pmlll control mlmlo controller jlqmm
convolutional_neural okmmm could ijnoq could_be mknnm count lplmm countries pklmm counts lomlm court rjkmm create ollmm
criteria mokmm critical nmlmn cross lomml current omklo customer pllmm cycle kpllm d olnll data mnnll data_from kommm database lonll
dataset llnnn datasets jmpmn decision nmnlm default kpknm defined mpllm demand onjln demonstrate jksll demonstrate_the kmpmm
demonstrated llpmm demonstrates jlrmm density klqmm dependent mkpmm deployment njmmp depth lmjon derived knnmm described komln
design mnlok designed lmllp despite oknmm detection lmmlo develop nllmo developed mkpnl developing mjlno development nmnll
devices plkmm did kkonm difference llplm differences lmomm different mnnkn differentiation qjmlm digital okmln discussed jloom
disease olmll distance mkmpm distribution oknll diversity pkmmm dna mlolm do ommll does ommll does_not mnnll doi qkkmm doi_#. qlkmm
domain nnlml due nmlmm during lonll e mkmnm e_# jolnn e_commerce plmml each mqmkk early mkonm easily llmmo easy konmm
ecological ojnmm edge llkql effect lkpln effective nlmnl effectiveness_of llpmm effects mknmm efficiency mkonm either jpolm
enable ollmn end mnnll energy nnkln engineering mkmmp ensure mmknn ensures jolpm environment molll environmental omlmm error jopll
estimated omkmm et mmoll evaluate nkoll evaluation klqll even mkmnn events nnllm every nlkom evidence mkomm exactly lllpm
examined mkplm example llmol existing nlmlo expected mmolm experimental mjonm experiments jnonl expression jmqlm extended jlnno
extracted lolmm extraction mokmm extreme kjopm f mlnmm feature mpklm features lnmln few njonl fig_# nknln figure jmpnl
figure_# klrll files pmklm filter mokmm final komln finally kmqml find lkmno findings kjrmn first knmol fixed nlkno flow lojlo
focus omkmm focus_on ollmm followed lolmm following lolln food llpmm for mnmll for_# lpkmm for_a nnmll for_each lolmm
for_example nklpm for_the mnmml form mnlnl found nkonl found_in jnmol four knnmm framework kmool free pmkmm from mnnml from_a nllln
full kkplo fully klmol function llmmo functional llpmm functionality kmlno functions nmlln further inomo future ikrlo g lolnl
gates klqmm gaussian plkmm gene llpmm general lllpl generation mlmol genes lkqlm geometry pilom global qkkmn goal qklmm goals pllmm
going lplmm good lpmll graph omiol graphs knmnm gray jkmrm greater olmlm grid lplmm group jnplm growth mkpmm had jonnl hand qklmm
handle ojlnn hardware mknom has plkko have rlnjl have_a lplmm healthcare mklmp help molll hidden mollm high lnnlm higher mloll
highly nkolm house onkmm how lmmok however mllnn https rilmm human mklpm hybrid llomm i nmmlm i_# plkmm identified kmomm
identify mmllo if kmlom image nmknm images qlknl implement mlllo implementation mnmln implementation_of mknmn implementations omkmm
implemented kolmo implications klonm importance ollmm important nkmmn improve nmllm improvement llomm in nlnll in_# kqkmm
in_#y plkmm in_a kolnm in_all kmnmo in_each knomm in_figure mpjmm in_order lnkmn in_the kmlon in_this nmlko include nkllo
included jonmm increased nknmm increases konlm indicate konmm individual lmmom infection mjpmm information onlkl input jplol
integration jjmlt integration_with klmmp intelligence okmmn internet qjlmm into nmlmm into_a kolnm into_the lmnln introduced ollmm
is omlkm is_a ojllp is_able klomn is_an nkmnm is_limited klmpl is_the nnmkm is_to pkllm is_used mokmm issue oklnm it mnmnk
it_can kpmll it_is lloln iteration kpknm iterations jmkrm its nmmmm j pllmm just jlnlp k kpnlm key nmlnl knowledge nlnll known ojnnl
l knpll label llnln language njonl large nknmm last lllom layer lokln layers kokno learn onkmm learning ommkm less jopll level mlmlo
libraries nkmmn library onklm life pmklm like ljnpm likely kmplm limitation klmpm limitations jkmrl limited mkmom line nlmlm
list kokpm literature okmmm local lomml logs lpkmm long okmln low klpnl lower lnmln m konmm machine omjmn machine_learning pkkmn
made pllmm major oknlm majority_of qjlnm makes nkmnm management njnmn manual nnkmm many pjnnl maps kmomm market onkll max kplmn
may ljnon may_be lnnkn mean lnnlm measured molmm mechanisms nkmmn medium lpkmm messages kplmm method jplnm methods knlnm might kloom
minimum kqkmm minute lpkmm mixed nklno ml nnlnl mm kpmmm mobile nkllo model lokmn model_that lnkmo model_to omlml modeled pllmm
models lkljs modern pjmmm modified kolmn module nilmq more llnkq more_than llmmo most olnkl movement omkmm much ojmmm multi nlllo
multiple nllnn must lnlom mutations lkpmm n lnnml n_# lnmmm natural ollml need nkllp need_to mjllq negative llonm network ommml
networks pnlll neural opkll neural_network nnklm neural_networks nnmll neurons mjpmm new nmnll next kmnln no llnnm node mokmm
noise knlmn non lmlmn normal knomm not mmnnk now okmmm number knlon number_of mljpn object nllln objective qlklm observed lkqlm
obtained kmnln of nlomk of_# lnkom of_a nnmkl of_each lnmmm of_the lmnml of_them plkmm of_this mlolm off kloln offers mkpmm
often pjjpl on nmmmk on_a nlmmn on_the lmmnm once jolnn one mnlnm one_of ollnm only mlmnl open nknmm operation nokmm
operations lonml optimization nlknn or nmmnj order nmjnn order_to lnkmn orientation lmjql other omnkl our hlonp our_method mllol
out kmnmn output oljnn over nlmmm over_a lnkmn over_the kmmnm overall llpml p mkplm p_#. mkomm package omlmm paper ojmol
paper_we nnkml parameter nlklq parameters lnmlo parent llpmm part nnllm part_of olllm participants konlm past oklmm path kllpm
patient nkmmn patients kmqll patterns mlmlo pcr kplmm peak pklmm per lkmql perform nnknl performance lloml performed jokql
person pklmm phase knolm physical lklqm pi jqlmm pipeline pkmmm plants llomm platform nkmmn point mllom points knlmn popular njnnm
positive mkonm possible knmnn post mlmnm potential nknmm power omllm pr lqkmm practice knlom pre pkkmo predict nlnll predicted kkoom
prediction mlklp present ommlm present_a omkmm presented knolm presents ollmm previous lomll previously knnmm prior onkmm
prior_to pklmm problem pmkml process olmml processing mmlol produce pllmm production mkomm project mjoko project_is olmmm
property lnlol propose nmlmm propose_a nnkmm proposed lmnnl protein lkqlm proteins mjpmm provide olkmn provided kpnlm provides nloll
published olmmm python mokmm r nkolm random nokll rate knoml real mmnln real_time nllln recent pmkml recently omlmm
recognition nknnm recovery njpmm reduce ollmm reduction llolm region mlnlm regions mloml regression lmnlm related mloll
related_to lmomm relation lmolm relative llnnm report mlolm reported mlolm repository lpkmm representation omkmm require lkmpm
required imnnp requires oklom research ololl resources njlnn respectively lnomm rest njmnn result mkoml results ikrom reviews mokmm
robust knmnm role nknnm run mpklm s mnoll s_# kmomm safety kklop sales ojomm same nnmll sample jpnlm samples kpnlm scene oojmm
scholarly pjmmm science ollmm score imlrl scores lnkpm scripts kplmm search lnlmn sec onjmm second kolnl section mokmm
security ojnmm see mkmol seen klqlm segmentation pkmml self lmoll sensitive mklom sentence plknm sentiment mkmpl
sentiment_analysis nknnm separate plknm sequence lmolm series lrjll service nnklm set mpmkl set_of nnllm several okmml shall itkll
should mkjrn should_be kommm show kmqll show_that lmolm showed mkpll shown konll shown_in mollm shows jmonm side lommm sigma onjmm
signal knnlm signals qklmm significant mkoln significantly nkoll similar llpln simulation linpo since mnmml single mlmmn sites ojnlm
size knnnl skin kkoom small nlnml so mmmlo social ommlm socio ojomm software mlkmo solutions lloml some nnmll space nnlml
spanning jllrm species oknlm specific mmmml specifically kllno split lolmm standard nolll state onlll states lolmm static olknn
statistics mojmn status lplmm step kommm strategies pkmll strong lknnn structure nmknl studies mjnol study omnll subject kommm
successfully kkrlm such okmmm such_as lnlmn suggest llpmm support mmmlo survey joomm system kmlon systems okmkn t klpml table joolm
table_# ljrmm tail lkqmm take mlllo target noklm task qlkll tasks omlll techniques molln technologies nmkmn technology omlmm
test kqknk tested knnmm testing jpmkp tests knlno than mlmlo than_the lnmmn that lknlp that_are lnllo that_can nlkno that_is lnnln
that_the jnool that_this llpmm that_we klomn the lmnok the_algorithm nknnm the_application klnmo the_approach kmmpm
the_authors lkkrm the_best nknlm the_case llmom the_data mqjll the_dataset pmklm the_design njlpm the_final jomln the_first knmnm
the_following mollm the_implementation konmm the_input lmlpm the_last mllom the_market nokmm the_model nplkl the_most mlolm
the_number jokom the_paper mllpm the_participants lkpmm the_present okmmm the_problem omkmm the_project kmpll the_proposed lloom
the_same mnnll the_study lommm the_system llmnn the_test lpllm the_time nmlln the_validation lommm the_world plkmm their nlomk
them nmmml then kpllm there mknmn there_are nojnl there_were niqmm therefore mlnnl these lknol they omnkl this nmnkm this_is kkmno
this_paper onlll this_project qhmlo this_section plkmm threat kkpmn three lnnln through monkl through_the nnkmm thus lkolo
time ollln to olmmm to_# kqllm to_a mnlmm to_be lkomm to_ensure lnknn to_evaluate lmomm to_have jnomm to_identify lmmlo
to_make onkmm to_the lnnkm tool llpml tools nlllo traditional ommll traffic pllmm train omkmm training kmlql training_data llnnm
transition imqnm transitions lkpmm transmission qjlmm tree knmol trees jknrm tune kplmm two mnmmm type olmll types klknq
typically qklmm u pmkmm under mlnnm under_the mokmm understanding ninlo unique kmnnm university lpkmm use nnlnk used kqlnk
used_to nmmll user omlln users mljls uses moknl using moklo using_a lommm using_the lmmmn validation kqllm value onklm values molnl
variables noklm various mlnnl vector nnkmm verification koklp version kplmm vertex kmkrm very lmlol via nnlml view onlll
visual omllm visualization nklmo voltage kqklm was gtnnj was_performed lolmm waste nkkmp we hqpjo we_also lmoml we_can qkjln
we_have jnnmn we_propose omlml we_will oljmp weight mkomm weighted lpkmm well mnoll well_as mnmlm were gsomk when llmnn where pklnl
whereas lkpmm whether olmlm which mnnml while lmlnn widely oknmm wild lkpmm will lmjpo will_be nllmn with lnmko with_# knmnm
with_a mmnmm with_the nmmlm words ilkvl work ommkm works onkmm world plllm would limnq would_be ollmm x nmjol y lolmm years omkmm
yet ollmm z jnpmm zero knmom`.trim();
